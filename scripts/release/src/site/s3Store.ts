import { setTimeout as delay } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { reasonOf, UserError } from '@tessera/platform/project';
import { UsageError } from '../outcome';
import { headersOf } from './objectHeaders';
import type { ListedObject, ObjectStore } from './objectStore';

type Environment = Readonly<Record<string, string | undefined>>;

/** S3 rejects some of the writes of one object at the same moment with 409, to be repeated. */
const attempts = 20;

function parseAddress(address: string): { readonly bucket: string; readonly prefix: string } {
  const [, bucket, folder = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/([\w./-]*?))?\/?$/.exec(address) ?? [];
  if (bucket === undefined) throw new UsageError(`"${address}" is no site: s3://bucket or s3://bucket/folder.`);
  return { bucket, prefix: folder && `${folder}/` };
}

function openClient(env: Environment): S3Client {
  const isOther = (env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL) !== undefined;
  return new S3Client({
    // Some stores with this API do not know Amazon's newer checksums, or names of buckets in the host.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(isOther && { forcePathStyle: true, region: env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? 'us-east-1' }),
  });
}

const hasStatus = (error: unknown, status: number) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === status;

const isMissing = (error: unknown) => hasStatus(error, 404) && (error as Error).name !== 'NoSuchBucket';

/**
 * A site in Amazon S3, or in another store with its API and conditional writes. Endpoint, region and credentials are found as by
 * all AWS tools: in environment variables, profiles, or the role of the machine.
 *
 * @param address `s3://bucket/prefix`
 */
export function openS3Store(address: string, env: Environment = process.env): ObjectStore {
  const { bucket, prefix } = parseAddress(address);
  const where = address.replace(/\/$/, '');
  const client = openClient(env);
  const objectAt = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  /** Says what happened without a stack: credentials, network and permissions are the person's to mend. */
  const explained = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      const code = hasStatus(error, 403) && { code: 'EACCES' };
      throw Object.assign(new UserError(`${where}: ${reasonOf(error)}`, { cause: error }), code);
    }
  };

  return {
    where,
    read: (key) =>
      explained(async () => {
        try {
          const { Body, ETag } = await client.send(new GetObjectCommand(objectAt(key)));
          if (Body === undefined || ETag === undefined) throw new Error(`the answer for ${key} has no content or ETag`);
          return { bytes: Buffer.from(await Body.transformToByteArray()), version: ETag };
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      }),
    write: (key, bytes, condition) =>
      explained(async () => {
        const when = 'ifVersion' in condition ? { IfMatch: condition.ifVersion } : { IfNoneMatch: '*' };
        for (let attempt = 1; ; attempt += 1) {
          try {
            const put = new PutObjectCommand({ ...objectAt(key), ...headersOf(key), ...when, Body: bytes });
            const { ETag } = await client.send(put);
            if (ETag === undefined) throw new Error(`the answer for ${key} has no ETag`);
            return ETag;
          } catch (error) {
            if (hasStatus(error, 412) || isMissing(error)) return undefined;
            if (!hasStatus(error, 409) || attempt === attempts) throw error;
            await delay(Math.random() * 50 * attempt);
          }
        }
      }),
    list: (prefixOfKeys) =>
      explained(async () => {
        const listed: ListedObject[] = [];
        const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + prefixOfKeys });
        for await (const { Contents = [] } of pages) {
          for (const { Key = '', LastModified = new Date() } of Contents) {
            listed.push({ key: Key.slice(prefix.length), modifiedAt: LastModified });
          }
        }
        return listed.sort((a, b) => (a.key < b.key ? -1 : 1));
      }),
    delete: (key) => explained(async () => void (await client.send(new DeleteObjectCommand(objectAt(key))))),
  };
}
