// The demo shop, asked the first questions that were written for it. All lists: test/answers.
import { DEMO_LISTS, describeDemoLists } from '../helpers/demo-lists.ts';

/** The 120 that were written before the answers, and 60 that were asked once after them. */
const SHORT = ['demo-questions', 'demo-questions-late'];

describeDemoLists(DEMO_LISTS.filter(({ file }) => SHORT.includes(file)));
