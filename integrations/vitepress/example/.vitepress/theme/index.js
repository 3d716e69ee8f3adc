import { withAskButton } from '@agent-chat/vitepress/theme';
import DefaultTheme from 'vitepress/theme';

export default withAskButton(DefaultTheme, { label: 'Ask' });
