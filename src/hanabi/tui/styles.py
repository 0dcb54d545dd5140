"""The style sheet of the full screen, in the colours of `hanabi.tui.painting`."""

from hanabi.tui.painting import BAR, DIM_INK, INK, LIGHT, PAPER, WARNING

STYLES = f"""
Screen {{ background: {PAPER}; }}
Screen.-too-small {{ align: center middle; }}
Screen.-too-small > * {{ display: none; }}
#too-small {{ display: none; padding: 0 1; text-align: center; color: {INK}; }}
Screen.-too-small > #too-small {{ display: block; }}
Sheet {{ width: 100%; height: 1fr; background: {PAPER}; }}
#keys {{ height: 1; dock: bottom; }}
#setup-how {{ margin: 0 0 1 0; }}
#setup {{ height: 1fr; }}
FieldColumn {{ width: 1fr; scrollbar-size-vertical: 1; padding: 0 1 0 0; }}
#setup Horizontal {{ height: 1; }}
#setup Label {{ width: 14; height: 1; padding: 0 0 0 1; color: {DIM_INK}; }}
#setup .seat Label {{ width: 10; }}
#setup .seat ChoiceField {{ min-width: 19; }}
#setup Input {{ width: 1fr; height: 1; padding: 0 0 0 1; color: {INK}; background: {PAPER}; }}
#setup Input:focus {{ background: {BAR}; color: #ffffff; }}
#setup-about {{ width: 100%; height: 4; padding: 0 1; color: {DIM_INK}; }}
ChoiceField {{
    width: 1fr; max-width: 26; height: 1;
    & > SelectCurrent {{ height: 1; padding: 0 0 0 1; background: {PAPER}; }}
    &:focus > SelectCurrent {{ background: {LIGHT}; }}
    &:focus > SelectCurrent Static {{ color: {PAPER}; text-style: bold; }}
    & > SelectOverlay {{ max-height: 10; border: none; background: {BAR}; }}
}}
TickField {{
    width: auto; height: 1; margin: 0 0 0 1; background: {PAPER};
    & > .toggle--button {{ color: {INK}; background: {PAPER}; }}
    &.-on > .toggle--button {{ color: #ffffff; background: {PAPER}; text-style: bold; }}
    &:focus > .toggle--button, &:focus > .toggle--label {{
        color: {PAPER}; background: {LIGHT}; text-style: bold;
    }}
}}
ChoiceField:nocolor:focus > SelectCurrent Static, Input:nocolor:focus {{ text-style: reverse; }}
TickField:nocolor:focus > .toggle--label {{ text-style: bold underline !important; }}
OptionList:nocolor > .option-list--option-highlighted {{ text-style: reverse !important; }}
MenuGrid:nocolor > .datatable--cursor {{ text-style: reverse !important; }}
.title:nocolor {{ text-style: reverse; }}
.title {{ width: 100%; height: 1; padding: 0 1; color: #ffffff; background: {BAR}; text-style: bold; }}
.question {{ width: 100%; padding: 0 1; color: #ffffff; text-style: bold; }}
.heading {{ width: 100%; padding: 0 1; color: {DIM_INK}; }}
.alarm, .-notice #prompt, #ask-refused {{ color: {WARNING}; }}
#setup-about.alarm {{ color: {WARNING}; text-style: bold; }}
ResumeScreen .question {{ margin: 1 0; }}
ResumeScreen #notice {{ margin: 0; }}
CursorList {{
    height: 1fr; padding: 0; border: none;
    color: {INK}; background: {PAPER}; scrollbar-size-vertical: 1;
}}
CursorList > .option-list--option-highlighted {{ color: #ffffff; background: #414b66; text-style: bold; }}
#chart {{ height: 9; }}
#pass {{ height: 1fr; padding: 0 4; content-align: center middle; text-align: center; }}
#table {{ height: 1fr; layers: below above; }}
MenuGrid {{ layer: above; dock: bottom; display: none; background: {PAPER}; color: {INK}; }}
MenuGrid > .datatable--cursor {{ background: {PAPER}; text-style: none; }}
#room {{ height: auto; max-height: 70%; }}
#room Vertical {{ height: auto; }}
#room CursorList {{ height: auto; max-height: 12; }}
#terms {{ padding: 0 0 0 1; }}
#talk {{ height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }}
#prompt {{ height: auto; min-height: 2; }}
.-connecting #room, .-connecting .heading, .-connecting .title {{ display: none; }}
PageScreen VerticalScroll {{ height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }}
PageScreen Static {{ width: 100%; background: {PAPER}; }}
AskScreen, PickScreen {{ align: center middle; background: {PAPER} 60%; }}
#pick, #ask {{ width: 76; height: auto; padding: 1 2; background: {BAR}; }}
#pick OptionList {{ height: auto; margin: 1 0 0 0; padding: 0; background: {BAR}; color: {INK}; }}
OptionList:focus > .option-list--option-highlighted {{
    color: {PAPER}; background: {LIGHT}; text-style: bold;
}}
#ask Input {{ margin: 1 0; }}
"""
