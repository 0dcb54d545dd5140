// One silhouette for each suit, told apart without any colour, in a square of 24 by 24.

const BLACK = "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zm0 5.7a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6z";

const SHAPES: Readonly<Record<string, string>> = {
  red: "M12 1.5c1 4.2 6.8 7 6.8 13a6.8 6.8 0 0 1-13.6 0c0-2.6 1.2-4.6 2.7-6 .2 1.9.9 2.9 2 3.4C9.6 8 10.3 4.5 12 1.5z",
  yellow: "M12 1.3l2.9 7.3 7.8.5-6 5 1.9 7.6L12 17.5l-6.6 4.2 1.9-7.6-6-5 7.8-.5z",
  green: "M3 21C1.5 9.5 8.5 2.5 21.5 2.5 22 15.5 14.5 22.5 3 21zM5.5 18.5 15 9",
  white: "M15.5 1.8A10.5 10.5 0 1 0 22.2 15 8.6 8.6 0 0 1 15.5 1.8z",
  blue: "M12 1.2 20.3 12 12 22.8 3.7 12z",
  purple:
    "M12 21.6C5 16.1 1.8 12.6 1.8 8.2a5.4 5.4 0 0 1 10.2-2.4 5.4 5.4 0 0 1 10.2 2.4c0 4.4-3.2 7.9-10.2 13.4z",
  teal: "M12 2.2 22.6 20.6H1.4z",
  multicolour:
    "M9.7 8.0C7.2 -3.8 16.8 -3.8 14.3 8.0C23.3 -0.1 28.1 8.3 16.6 12.0C28.1 15.7 23.3 24.1 14.3 16.0C16.8 27.8 7.2 27.8 9.7 16.0C0.7 24.1 -4.1 15.7 7.4 12.0C-4.1 8.3 0.7 -0.1 9.7 8.0zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",
  black: BLACK,
};

/** The path of a suit; that of black for one that this page does not know. */
export function shapeOf(suit: string): string {
  return SHAPES[suit] ?? BLACK;
}
