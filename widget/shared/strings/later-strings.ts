// Adds the English strings of en-later.ts, and those of the banner, to the others. A module that uses one of them imports this file.
import './banner-strings.ts';
import { enLater } from './en-later.ts';
import { addEnglish } from './strings.ts';

addEnglish(enLater);
