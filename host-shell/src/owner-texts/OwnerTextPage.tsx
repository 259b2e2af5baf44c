import { readSiteConfig } from '@tessera/shared-contracts/config';
import { ErrorState, Skeleton, Tile, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { PageHead } from '../layout/PageFrame';
import type { ScreenProps } from '../routes/screen';
import { Text } from '../support/Text';
import { NotPublished } from './NotPublished';
import { ownerTextsMessages as messages } from './ownerTexts.messages';
import type { TextBlock } from './textBlocks';
import { useOwnerText } from './useOwnerText';

function Block({ block }: { readonly block: TextBlock }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a text never move
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

function Published({ name }: { readonly name: 'terms' | 'affiliate' }) {
  const { state, blocks, retry } = useOwnerText(name);
  if (state === 'failed') {
    return (
      <Tile>
        <ErrorState title={messages.failed} onRetry={retry} />
      </Tile>
    );
  }
  return (
    <Text aria-busy={state === 'loading'}>
      {state === 'loading' && <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>}
      {state === 'loading' && <Skeleton height={240} />}
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never move
        <Block key={index} block={block} />
      ))}
    </Text>
  );
}

const pageOf = (name: 'terms' | 'affiliate') =>
  function OwnerTextPage({ title }: ScreenProps) {
    const isPublished = readSiteConfig().texts?.[name] !== undefined;
    return (
      <>
        <PageHead title={title} />
        {isPublished ? <Published name={name} /> : <NotPublished />}
      </>
    );
  };

/** The terms of the site, which its owner writes. */
export const TermsPage = pageOf('terms');

/** The affiliate programme of the site, which its owner describes. */
export const AffiliatePage = pageOf('affiliate');
