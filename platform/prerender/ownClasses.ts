/** Class by which rules refer to a component. Classes of shared components are the same in the shell and in each remote. */
const componentClass = /\bsc-(?:[\da-f]+-\d+|[A-Za-z]{5,}) ?/g;

/** Makes the classes of components a remote's own in markup and styles, and drops those that no rule refers to. */
export const ownClasses = (remote: string, css: string) => (text: string) =>
  text.replace(componentClass, (id) => (css.includes(`.${id.trim()}`) ? `${remote}-${id}` : ''));
