import { markNoticesRead, noticesPerAnswer, readNotices } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance } from 'fastify';
import { requireSelf } from '../http/caller';
import { extensionRoute } from '../http/callRoute';
import { describeEach } from '../http/describeEach';
import { HttpError } from '../http/httpError';
import { readLimit } from '../http/readLimit';
import type { Sandbox } from '../sandbox';
import { countUnread, markRead, type NoticeRow, readNoticesPage } from './notices';
import { noticeMessages } from './notices.messages';

const describeNotice = ({ facts, id, kind, at, isRead }: NoticeRow) => ({
  ...facts,
  id,
  kind,
  at: at.toISOString(),
  read: isRead,
});

/** The extension `notices`. */
export function registerNoticeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { database } = sandbox;

  extensionRoute(app, sandbox, readNotices, {
    summary: 'Lists what the caller was told, newest first, and counts what is not read',
    query: {
      before: 'Id of the last notice that was read; the newest notices when absent',
      limit: `How many to answer, 1 to ${noticesPerAnswer}`,
    },
    handler: async ({ params, search, request }) => {
      const { id: userId } = await requireSelf(sandbox, request, params.userId ?? '');
      const limit = readLimit(search.limit, noticesPerAnswer);
      const found = await readNoticesPage(database, userId, { before: search.before, limit: limit + 1 });
      const shown = found.slice(0, limit);
      const next = found.length > limit ? shown.at(-1)?.id : undefined;
      return {
        notices: describeEach(shown, describeNotice, request.log),
        unread: await countUnread(database, userId),
        ...(next !== undefined && { next }),
      };
    },
  });

  extensionRoute(app, sandbox, markNoticesRead, {
    summary: 'Marks a notice of the caller and all before it as read, for every session',
    handler: async ({ body, params, request }) => {
      const { id: userId } = await requireSelf(sandbox, request, params.userId ?? '');
      return database.transaction(async (tx) => {
        if (!(await markRead(tx, userId, body.upTo))) throw new HttpError(404, noticeMessages.unknown);
        return { unread: await countUnread(tx, userId) };
      });
    },
  });
}
