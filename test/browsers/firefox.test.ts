// The widget in Firefox of Debian's packages.
import { launchFirefox } from '../helpers/browsers/firefox.ts';
import { visitorTests } from '../helpers/browsers/visitor-tests.ts';

visitorTests('Firefox', launchFirefox);
