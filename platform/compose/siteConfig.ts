import { type SiteConfig, siteConfigSchema } from '@tessera/shared-contracts/config';
import { providerExtensions } from '@tessera/shared-contracts/extensions';
import { parse } from 'valibot';
import { originOf } from '../project';

/** Configuration of the site as it runs on one machine. */
export const localSiteConfig = (basePort: number): SiteConfig =>
  parse(siteConfigSchema, {
    brand: 'Tessera',
    apiOrigin: originOf('sandbox', basePort),
    sandboxOrigin: originOf('sandbox', basePort),
    telemetry: { url: `${originOf('sandbox', basePort)}/telemetry` },
    supportEmail: 'support@tessera.example',
    gamblingHelp: { name: 'BeGambleAware', href: 'https://www.begambleaware.org' },
    helplines: [
      { country: 'United Kingdom', name: 'GamCare', href: 'https://www.gamcare.org.uk' },
      { country: 'United States', name: 'National Council on Problem Gambling', href: 'https://www.ncpgambling.org' },
      { country: 'Ontario', name: 'ConnexOntario', href: 'https://www.connexontario.ca' },
      { country: 'Malta', name: 'Responsible Gaming Foundation', href: 'https://www.rgf.org.mt' },
      { country: 'Australia', name: 'Gambling Help Online', href: 'https://www.gamblinghelponline.org.au' },
    ],
    socialLinks: { reddit: '#', instagram: '#', twitter: '#', linkedin: '#' },
    onlinePlayers: 2341,
    // The sandbox uses addresses of test networks.
    networkKind: 'test',
    providerExtensions: [...providerExtensions],
  });
