/**
 * Class that rules use to refer to a component. They are numbered per build, so those of the shell and of each remote are
 * the same.
 */
const componentClass = /\bsc-[A-Za-z]{5,} ?/g;

/** Makes the classes of components a remote's own in markup and styles, and drops those that no rule refers to. */
export const ownClasses = (remote: string, css: string) => (text: string) =>
  text.replace(componentClass, (id) => (css.includes(`.${id.trim()}`) ? `${remote}-${id}` : ''));
