import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, media } from '../../../theme';
import { focusRing, plainButton, touchTarget } from '../mixins';

/** The styles of a link in running text, for `styled(Link)` of the router. */
export const linkStyles = css`
  ${plainButton}
  display: inline;
  border-radius: 4px;
  color: ${color.accent.base};
  font-weight: 600;
  text-decoration: none;
  text-underline-offset: 3px;
  ${focusRing}
  ${touchTarget}
  ${media.hover} {
    &:hover { text-decoration: underline; }
  }
  &:disabled { color: ${color.text.disabled}; cursor: not-allowed; }
`;

const Anchor = styled.a`
  ${linkStyles}
`;
const LinkButton = styled.button`
  ${linkStyles}
`;

type AnchorProps = ComponentProps<'a'> & { readonly href: string };
type LinkButtonProps = ComponentProps<'button'> & { readonly href?: undefined };

/** With `href` it is a link, without it is a button that looks like a link. */
export type TextLinkProps = (AnchorProps | LinkButtonProps) & { readonly children: ReactNode };

/** A link in running text. In-site navigation uses the router's `Link` with {@link linkStyles}. */
export function TextLink(props: TextLinkProps) {
  if (props.href !== undefined) return <Anchor {...props} />;
  const { href: _none, type = 'button', ...rest } = props;
  return <LinkButton {...rest} type={type} />;
}
