// Made by `npm run bench fit-follow-ups -- --write`: what counts in the ranking of a question that continues another one, and in its estimates.
// `said`: its words say that it continues the one before; `aside`: it only may.
export const FOLLOW_UP_MODEL = {
  ranking: {
    aside: {
      own: 0.63,
      joint: 0.47,
      page: 0.16,
    },
    said: {
      own: 0.25,
      joint: 0.74,
      page: 0.37,
    },
  },
  confidence: {
    one: 0.78,
    said: -0.01,
    own: 0.59,
    joint: 0.27,
    saidOwn: -0.48,
    saidJoint: 0.12,
    passage: 0.5,
    page: 0.01,
  },
  onSite: {
    one: 0.15,
    said: 1.23,
    own: 1.18,
    joint: 0.15,
    saidOwn: -0.7,
    saidJoint: 0.49,
    passage: -0.12,
    page: -0.19,
  },
};
