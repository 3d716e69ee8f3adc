// What the script tag loads when the chat is wanted. Before the element is defined comes what answers to the tag, which is no part of the
// package for bundlers: it needs a page when it is imported.
import './loader/on-demand.ts';
import './first-load.ts';
