// Made by `npm run bench fit-follow-ups -- --write`: what counts in the ranking of a question that continues another one, and in its estimates.
// `said`: its words say that it continues the one before; `aside`: it only may.
export const FOLLOW_UP_MODEL = {
  ranking: {
    aside: {
      own: 0.64,
      joint: 0.48,
      page: 0.16,
    },
    said: {
      own: 0.26,
      joint: 0.73,
      page: 0.39,
    },
  },
  confidence: {
    one: 0.78,
    said: -0.02,
    own: 0.59,
    joint: 0.26,
    saidOwn: -0.44,
    saidJoint: 0.19,
    passage: 0.44,
    page: 0.08,
  },
  onSite: {
    one: 0.13,
    said: 1.25,
    own: 1.17,
    joint: 0.17,
    saidOwn: -0.67,
    saidJoint: 0.48,
    passage: -0.13,
    page: -0.15,
  },
};
