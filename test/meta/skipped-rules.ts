/** Rules without a test of their own, each with the reason. */
export const skippedRules: Readonly<Record<string, string>> = {
  'COM-02': 'models are laid out by hand: the papers and the reference sheet say how, and nothing is reckoned',
  'COM-03': 'models are laid out by hand: the papers and the reference sheet say it, and nothing is reckoned',
  'COM-09': 'an action is taken on the table: the reference sheet says who may, and nothing is reckoned',
  'W40-15': 'who may re-roll is settled at the table: the reference sheet and `rules` say it, and nothing is reckoned',
  'W40-16': 'an order of play that a roll-off decides: the reference sheet and `rules` say it, and nothing is reckoned',
  'W40-34': 'names of stratagems are compared at the table: the reference sheet and `rules` say it, and nothing is reckoned',
};
