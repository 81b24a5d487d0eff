"""stub"""
from pythia.games.prophecy.bots.adept import Adept as Novice
