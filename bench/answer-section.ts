// What an answer of a model holds, as a text to repeat: every kind of block, so that all parts of a long text have the same mix.

/** About 1,100 characters of Markdown. */
export const ANSWER_SECTION = `## Descaling, step by step

Lime narrows the **boiler's inlet** and the machine loses *steam*; see [the guide](https://example.com/guides/descaling) or run \`descale --now\`. The warranty covers the boiler for two years, and the seals for one. [1]

- Fill the tank with 500 ml of water and one sachet.
- Press **steam** for ten seconds:
  - the lamp blinks twice,
  - the pump stops by itself.

1. Rinse the tank.
2. Run two cups of water through the group.

| part | covered | months |
| --- | :-: | --: |
| boiler | yes | 24 |
| seals | yes | 12 |

\`\`\`js
const months = parts.map((part) => part.months);
console.log(Math.max(...months));
\`\`\`

> Do not use vinegar: it attacks the seals. Máy bơm tự dừng sau mười giây. 水箱请每月清洗一次。

`;
