import { readSiteConfig } from '@tessera/shared-contracts/config';
import { linkStyles } from '@tessera/shared-contracts/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../routes/paths';

const PageLink = styled(Link)`
  ${linkStyles}
`;

/** One question with its answer. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

/** The five questions of the home page. The answers claim only what this site can demonstrate. */
export function questions(minimumAge: number, brand = readSiteConfig().brand): readonly Question[] {
  return [
    {
      id: 'legitimate',
      question: `Is ${brand} a legitimate casino?`,
      answer: (
        <>
          You can check it rather than trust it. Every original game shows the hash of its server seed before you bet
          and reveals the seed when you change it, so each result can be verified, on the page{' '}
          <PageLink to={paths.provablyFair}>Provably fair</PageLink> or with any other tool.
        </>
      ),
    },
    {
      id: 'licensed',
      question: `Is ${brand} licensed?`,
      answer:
        'No licence is shown on this site. A licensed casino names its company, its regulator and its licence number; where you see none, assume that there is none.',
    },
    {
      id: 'regions',
      question: 'In which regions is it legal to play?',
      answer: `That depends on the law where you are, and finding out is up to you. Online gambling is forbidden or restricted in many countries. You must be ${minimumAge} or over everywhere, and older where the law says so.`,
    },
    {
      id: 'tips',
      question: 'Any tips for new players?',
      answer:
        'Begin with Fun Play: it uses no money. The house has an edge in every game, so no system wins in the long run. Decide what you can afford to lose before you start, stop when it is gone, and never chase a loss.',
    },
    {
      id: 'payments',
      question: 'Which payment methods are accepted?',
      answer:
        'Crypto only: you deposit by sending coins to your own address and withdraw to an address of yours. The wallet lists the coins and their networks. Cards and bank transfers are not accepted.',
    },
  ];
}
