// All small sites of other fields, asked what their visitors type.
import { describeSites, SMALL_SITES } from '../helpers/small-sites.ts';

describeSites(SMALL_SITES);
