import { describe, expect, test } from 'vitest';
import { answerSurely, assembleAnswer } from '../../../../api/ranking/answers/assemble-answer.ts';

type Page = { title: string; passages: [heading: string, text: string][] };

/** The parts of the answer from passages given best first. */
function answer(query: string, ...pages: Page[]) {
  const all = pages.flatMap(({ title, passages }, page) =>
    passages.map(([heading, text]) => ({ heading, text, title, lang: 'en', page })),
  );
  const passages = all.map((passage, at) => ({ ...passage, passageId: at, score: all.length - at }));
  return assembleAnswer(query, passages, {
    pageOf: ({ passageId }) => passages.filter(({ page }) => page === passages[passageId]?.page),
  });
}

const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('\n');

describe('an answer put together', () => {
  const returns: Page = {
    title: 'Return policy',
    passages: [
      [
        'Return policy > What it costs',
        'A return because of a fault is free. Otherwise we take €9.90 from the refund.',
      ],
      ['Return policy', 'You have 30 days from delivery to send back a machine, and you may use it in that time.'],
    ],
  };

  test('a topic gets the lead of the page about it, not a stray sentence', () => {
    const pages: Page = { ...returns, passages: returns.passages.toReversed() };
    expect(textOf(answer('return policy', pages))).toMatch(/^You have 30 days from delivery/);
  });

  test('a question with the asking word of a heading gets its section, not the rule of the page', () => {
    const money: Page = {
      title: 'Returns and refunds',
      passages: [
        ['Returns and refunds > When the money comes', 'We refund within five working days of arrival.'],
        ['Returns and refunds', 'You have 30 days from delivery to send back a lamp and get a refund.'],
      ],
    };
    expect(textOf(answer('refund when', money))).toMatch(/^We refund within five working days/);
  });

  test('the section with the asking word may be the second one found', () => {
    const money: Page = {
      title: 'Returns and refunds',
      passages: [
        ['Returns and refunds', 'You have 30 days from delivery to send back a lamp and get a refund.'],
        ['Returns and refunds > When the money comes', 'We refund within five working days of arrival.'],
      ],
    };
    expect(textOf(answer('refund when', money))).toMatch(/five working days/);
  });

  test('a statement from the middle of a section comes after the sentence that the section begins with', () => {
    const text = [
      'You have 30 days from delivery to send back a lamp, and you may use it in that time.',
      'If you do not like the first box of candles, you need not send it back: we send another one instead.',
    ].join('\n\n');
    const shop: Page = { title: 'Returns', passages: [['Returns', text]] };
    const parts = answer('can I send back the first box of candles if I do not like it', shop);
    expect(parts.map((part) => part.text)).toEqual(text.split('\n\n'));
  });

  test('a long first sentence of a section is not shown before a statement', () => {
    const first = `Our workshop ${'near the old harbour and the new bridge '.repeat(5)}builds lamps.`;
    const said = 'If you do not like the first box of candles, you need not send it back: we send another one instead.';
    const shop: Page = { title: 'Returns', passages: [['Returns', `${first}\n\n${said}`]] };
    expect(textOf(answer('can I send back the first box of candles if I do not like it', shop))).toBe(said);
  });

  test('how to do something is the section of that name from its beginning', () => {
    const cleaning: Page = {
      title: 'Cleaning, day by day',
      passages: [
        [
          'Cleaning, day by day > The shower screen',
          'When the lamp is cold, undo the screw in the middle.\n\nLay both parts in hot water for fifteen minutes.\n\nOn the small model the shower screen clips in; pull it down to clean it.',
        ],
      ],
    };
    expect(textOf(answer('how do i clean the shower screen', cleaning))).toMatch(/^When the lamp is cold/);
  });

  test('a row of a chronicle does not say who it was', () => {
    const about: Page = {
      title: 'About Lumo',
      passages: [
        ['About Lumo > History', 'Year | What happened\n2015 | Lumo is founded in Oslo\n2016 | The first lamp'],
        ['About Lumo > How it began', 'Ane Berg founded Lumo with her brother in a shed.'],
      ],
    };
    expect(textOf(answer('who founded lumo', about))).toContain('Ane Berg');
  });

  test('names alone get the line that begins with one of them', () => {
    const lamps: Page = {
      title: 'Lamp Mini',
      passages: [
        ['Lamp Mini > Care', 'You may change the shade of the lamp yourself without losing the warranty.'],
        ['Lamp Mini > Specifications', 'Shade: 12 cm glass\nCable: 1 m'],
      ],
    };
    expect(textOf(answer('shade lamp mini', lamps))).toBe('Shade: 12 cm glass');
  });

  test('a topic named by a heading within a passage gets the table below it whole', () => {
    const text =
      'You pay when the parcel leaves.\n\nPayment methods\n\nWay | Where | Charged\nVisa, Mastercard | everywhere | at dispatch\niDEAL | Netherlands | at once';
    const parts = answer('payment methods', { title: 'Orders', passages: [['Orders', text]] });
    expect(parts.map(({ form, text }) => [form, text])).toEqual([
      ['row', 'Visa, Mastercard | everywhere | at dispatch'],
      ['row', 'iDEAL | Netherlands | at once'],
    ]);
  });

  test('the row that is named wins alone', () => {
    const text =
      'To | Working days | Price\nNetherlands, Germany | 1 to 2 | €6.90\nNorway, Switzerland | 3 to 5 | €14.90\nVietnam | 4 to 6 | €19';
    const other = 'Delivery to Hanoi takes four to six working days from our warehouse.';
    const parts = answer('delivery norway', {
      title: 'Shipping',
      passages: [
        ['Shipping > Hanoi', other],
        ['Shipping > Delivery times', text],
      ],
    });
    expect(textOf(parts)).toBe('Norway, Switzerland | 3 to 5 | €14.90');
  });

  test('a comparison shows both sides: the columns of a table whole, or the rows of both', () => {
    const columns =
      ' | Mini | One | Duo\nPrice | €449 | €899 | €1,690\nPump | Vibration | Vibration | Rotary\nWeight | 6.4 kg | 14.8 kg | 24.5 kg';
    const duo: Page = { title: 'Alder Duo', passages: [['Alder Duo', 'The Duo has two boilers and a rotary pump.']] };
    const machines: Page = { title: 'Machines', passages: [['Machines > Side by side', columns]] };
    expect(answer('one vs duo', duo, machines).map(({ text }) => text)).toEqual([
      'Price | €449 | €899 | €1,690',
      'Pump | Vibration | Vibration | Rotary',
      'Weight | 6.4 kg | 14.8 kg | 24.5 kg',
    ]);
    const rows = 'Model | Firmness | Height\nErgo | medium | 20 cm\nOrtho | firm | 18 cm\nKids | soft | 12 cm';
    const list: Page = { title: 'Mattresses', passages: [['Mattresses', rows]] };
    expect(answer('difference between ergo and ortho', list).map(({ text }) => text)).toEqual([
      'Ergo | medium | 20 cm',
      'Ortho | firm | 18 cm',
    ]);
  });

  test('a procedure is shown as its steps', () => {
    const steps =
      'Switch off and let the machine cool.\nDissolve two sachets in 1.5 litres of water.\nHold both buttons for three seconds.\nRinse the tank.';
    const parts = answer('how do i start descaling', {
      title: 'Descaling',
      passages: [['Descaling > Steps', `Follow these steps to start:\n\n${steps}`]],
    });
    expect(parts).toContainEqual({ passageId: 0, text: steps, form: 'lines', rule: 'statement' });
  });

  test('a sentence that announces a command comes with it; code alone is no answer', () => {
    const parts = answer('create password file', {
      title: 'Authentication',
      passages: [
        [
          'Authentication > Getting it working',
          'htpasswd stores users.\n\nTo create the password file, type:\n\n$ htpasswd -c passwords rbowen\n\nIt asks for the password.',
        ],
      ],
    });
    expect(textOf(parts)).toContain('To create the password file, type:\n$ htpasswd -c passwords rbowen');
    expect(parts[0]?.form).toBe('text');
  });

  test('a statement of a few words is followed by the next blocks of its section, over the end of the passage', () => {
    const parts = answer('restrictions of logical replication slots', {
      title: 'Replication',
      passages: [
        ['Replication > Slots', 'Logical replication slots have the following restrictions.'],
        ['Replication > Slots', 'The database schema is not replicated.\n\nSequence data is not replicated.'],
        ['Replication > Other', 'Something else.'],
      ],
    });
    expect(textOf(parts)).toBe(
      'Logical replication slots have the following restrictions.\nThe database schema is not replicated.\nSequence data is not replicated.',
    );
  });

  test('a list of names and links to neighbours are not the lead of a section', () => {
    const text =
      'Related Modules | Related Directives\n\nPrevious chapter\nNext chapter\n\nA reverse proxy appears to the client like an ordinary server.';
    const parts = answer('reverse proxy', { title: 'Reverse proxy', passages: [['Reverse proxy', text]] });
    expect(textOf(parts)).toBe('A reverse proxy appears to the client like an ordinary server.');
  });

  test('headings, questions and references are not the answer', () => {
    const parts = answer('how long does a repair take', {
      title: 'Questions',
      passages: [
        [
          'Questions > Repair',
          'How long does a repair take? Seven working days at most. See repairs for the repair form.',
        ],
        ['Questions > More', 'See how long a repair takes.'],
      ],
    });
    expect(textOf(parts)).toBe('Seven working days at most.');
  });

  test('a definition is shown with its term, a bare value with its page', () => {
    const option = answer('limit of connections', {
      title: 'Settings',
      passages: [['Settings', 'max_connections (integer)\n\nThe limit of concurrent connections, 100 by default.']],
    });
    expect(option[0]).toMatchObject({ label: 'max_connections (integer)' });
    const price = answer('price alder duo', {
      title: 'Alder Duo',
      passages: [['Alder Duo', 'Brushed steel with oak handles.\n\n€1,690 with VAT\n\nOne boiler makes the coffee.']],
    });
    const repairs: Page = {
      title: 'Repairs',
      passages: [
        [
          'Repairs > Prices after the warranty',
          'Product | Labour | Part\nAlder Mini | €95 | €62\nAlder Duo | €190 | €41',
        ],
      ],
    };
    const duo: Page = {
      title: 'Alder Duo',
      passages: [['Alder Duo', 'The quiet one.\n\n€1,690 with VAT\n\nOne boiler.']],
    };
    expect(textOf(answer('how much is the duo', duo, repairs))).toBe('€1,690 with VAT');
    expect(price).toEqual([{ passageId: 0, text: '€1,690 with VAT', form: 'text', label: 'Alder Duo', rule: 'fact' }]);
  });

  const warranty: Page = {
    title: 'Warranty',
    passages: [
      ['Warranty', 'Every machine is covered for two years from delivery.'],
      [
        'Warranty > What is not covered',
        'Damage by scale.\nWear parts after the warranty of 6 months.\nAny use in offices after 12 months.',
      ],
      [
        'Warranty > How to claim',
        'Write to us with the number.\nKeep the box for 14 days after the claim of the warranty.',
      ],
    ],
  };

  test('the rule of a page wins over an item that repeats the words of the question', () => {
    const found: Page = { ...warranty, passages: warranty.passages.toReversed() };
    const passages = found.passages.map(([heading, text], at) => ({
      passageId: at,
      heading,
      text,
      title: 'Warranty',
      lang: 'en',
      score: -at / 10,
    }));
    const parts = assembleAnswer('how long is the warranty', passages, { pageOf: () => passages.toReversed() });
    expect(textOf(parts)).toBe('Every machine is covered for two years from delivery.');
  });

  test('the item with the value is shown, not the list that it is in', () => {
    const parts = answer('how long do i keep the box', warranty);
    expect(textOf(parts)).toBe('Keep the box for 14 days after the claim of the warranty.');
  });

  test('a text without any price does not say what something costs', () => {
    const milk: Page = {
      title: 'Steaming milk',
      passages: [['Steaming milk', 'A steel jug, filled to the lower end of the spout. Lower the jug a little.']],
    };
    const parts: Page = {
      title: 'Accessories',
      passages: [['Accessories', 'Knock box, beech, €39.\nJug of steel, 0.35 l, €22.']],
    };
    expect(answer('milk jug price', milk)).toEqual([]);
    expect(textOf(answer('milk jug price', milk, parts))).toBe('Jug of steel, 0.35 l, €22.');
  });

  test('a row says what something costs by the name of its column or its table alone', () => {
    const text = 'Treatment | Minutes | Price\nBack massage | 25 | 48\nFacial care | 60 | 79';
    const parts = answer('how much is facial care', { title: 'Spa', passages: [['Treatments', text]] });
    expect(textOf(parts)).toContain('Facial care | 60 | 79');
    const sizes = 'Size (inches) | Ergo | Ortho\nQueen 78 × 60 | 13,999 | 15,499\nKing 78 × 72 | 16,499 | 18,499';
    const queen = answer('queen size price', { title: 'Prices', passages: [['Price list', sizes]] });
    expect(textOf(queen)).toContain('Queen 78 × 60 | 13,999 | 15,499');
  });

  test('a colon at the end of a passage takes the beginning of the next one', () => {
    const parts = answer('counter most common', {
      title: 'Collections',
      passages: [
        ['Counter', 'The most common elements of a counter are counted in the order first met:'],
        ['Counter', ">>> Counter('abracadabra').most_common(3)\n[('a', 5), ('b', 2), ('r', 2)]"],
      ],
    });
    expect(parts.map(({ form }) => form)).toEqual(['text', 'code']);
  });

  test('what a colon announces is shown also where it looks like a heading', () => {
    const parts = answer('is there a ternary operator', {
      title: 'Questions',
      passages: [
        [
          'Questions > Operators',
          'Yes, there is a ternary operator. The syntax is as follows:\n\nthis if that else other\n\nIt is new.',
        ],
      ],
    });
    expect(textOf(parts)).toContain('this if that else other');
  });

  test('a list of names is shown where the sentence before it announces it', () => {
    const parts = answer('which loyalty cards do you take', {
      title: 'Cards',
      passages: [
        [
          'Loyalty cards',
          'We accept these loyalty cards:\n\n- Kent Card\n- Blue Light\n- Student ID\n\nWe do not accept Totum.',
        ],
      ],
    });
    expect(textOf(parts)).toContain('- Kent Card\n- Blue Light\n- Student ID');
  });

  test('a row of links around a page, and a value that is elsewhere, are no answer', () => {
    const parts = answer('full text search', {
      title: 'Full text search',
      passages: [
        [
          'Full text search',
          'Chapter 12. Full text search\nPrev | Up | Home | Next\n\nDocuments are searched for words with the match operator.',
        ],
      ],
    });
    expect(textOf(parts)).toBe('Documents are searched for words with the match operator.');
    const limit = answer('max workers default', {
      title: 'Workers',
      passages: [
        ['Max workers', 'Description: | Connections at once\nDefault: | See usage for details'],
        ['Max workers', 'The default of max workers is 256.'],
      ],
    });
    expect(textOf(limit)).toBe('The default of max workers is 256.');
  });

  test('a thin lead is followed by what comes below the next heading; a way to do something by its steps', () => {
    const page: Page = {
      title: 'Cleaning a grinder',
      passages: [
        [
          'Cleaning a grinder',
          'Once a month with a brush.\n\nWhat you need\n\nPull the plug first, as a finger may be in it, and lay out a cloth to catch the beans that fall.\n\nSteps\n\nLift the hopper off.\nBrush the burrs.\nPut it back.',
        ],
      ],
    };
    expect(textOf(answer('cleaning grinder', page))).toContain('Pull the plug first');
    expect(answer('how to clean a grinder', page).at(-1)).toMatchObject({ form: 'lines' });
  });

  test('without confidence a section answers a question for a value whose headings hold it in other words, in its language', () => {
    const passages = [
      {
        passageId: 0,
        score: 1,
        lang: 'en',
        title: 'Shipping',
        heading: 'Shipping > Presents and wrapping',
        text: 'Tick the box at the last step: we wrap the order in paper for €4 and put no bill into it.',
      },
    ];
    const sure = (query: string, isNear: boolean) => textOf(answerSurely(query, passages, { isNear }));
    expect(sure('how much is it to wrap a gift parcel', true)).toMatch(/^Tick the box/);
    expect(sure('how much is it to wrap a gift parcel', false)).toBe('');
    expect(sure('how much is it to wrap a guacamole', true)).toBe('');
    // What is said first below the headings is rarely what is asked.
    expect(sure('my parcel is a gift', true)).toBe('');
  });

  test('a fact that the site hardly has is none', () => {
    const passages = [
      {
        passageId: 0,
        score: 1,
        lang: 'en',
        title: 'Pump',
        heading: 'Technical data',
        text: 'Weight | 24 kg\nPower | 900 W',
      },
    ];
    expect(textOf(answerSurely('pump weight', passages, {}))).toBe('Weight | 24 kg');
    expect(textOf(answerSurely('pump weight', passages, { isUnlikely: true }))).toBe('');
  });

  test('a name of code gets the beginning of its definition, labelled with its page', () => {
    const page: Page = {
      title: 'git-branch',
      passages: [
        ['git-branch > Options > -m, --move', '-m\n\n--move\n\nMove or rename a branch, together with its reflog.'],
        ['git-branch > Description', 'Lists the branches. A branch that was renamed keeps its history.'],
      ],
    };
    const other: Page = {
      title: 'git-merge',
      passages: [
        ['git-merge > Options > rename-branch', 'rename-branch\n\nTurn on the detection of files that were renamed.'],
      ],
    };
    expect(answer('rename branch', page, other)).toEqual([
      {
        passageId: 0,
        text: 'Move or rename a branch, together with its reflog.',
        form: 'text',
        label: 'git-branch: -m, --move',
        rule: 'definition',
      },
    ]);
  });

  test('a statement deep in a definition is labelled with its name; one that says it is not', () => {
    const text = 'Quits the program. In a script only that script is ended.';
    const [part] = answer('how do i leave the program when it runs a script', {
      title: 'psql',
      passages: [['Meta-Commands > \\q', text]],
    });
    expect(part?.label).toBe('psql: \\q');
  });
});
