// The demo shop, asked all lists of questions.
import { DEMO_LISTS, describeDemoLists } from '../helpers/demo-lists.ts';

describeDemoLists(DEMO_LISTS);
