"""Plays an episode of the PettingZoo environment and a step of the Gymnasium one."""

import gymnasium

from hanabi.envs.pettingzoo import env

table = env(ruleset="fr", players=3)
table.reset(seed=7)
turns = 0
for agent in table.agent_iter():
    observation, _, over, _, _ = table.last()
    table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
    turns += not over
games = gymnasium.make_vec("hanabi.envs.vector:Hanabi-v0", num_envs=10, ruleset="pl", players=2)
games.reset(seed=7)
print(f"an episode of {turns} turns, and {games.num_envs} games at once")
