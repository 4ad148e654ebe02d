import './shell/bottom-menu.ts';
