// Adds the English strings of en-banner.ts to the others. A module that uses one of them imports this file.
import { enBanner } from './en-banner.ts';
import { addEnglish } from './strings.ts';

addEnglish(enBanner);
