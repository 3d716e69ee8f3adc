// The widget in WebKit, the engine of Safari, of Debian's packages.
import { visitorTests } from '../helpers/browsers/visitor-tests.ts';
import { launchWebKit } from '../helpers/browsers/webkit.ts';

visitorTests('WebKit', launchWebKit);
