import assert from 'node:assert/strict';
import { chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { configOf, type ImageConfig, mountImage } from './buildah';
import type { ComposeService } from './composeFile';
import { isWell, type Runnable, type Running, start } from './confined';

/** What to run: an image, with its settings in compose's notation. */
export type Service = Pick<ComposeService, 'name' | 'image' | 'environment' | 'volumes'>;

/** Images that run together on this machine's network, so each needs its own port. */
export interface ImageFleet {
  /** The image's file system. */
  root(service: Service): string;
  /** Folder of a volume. */
  volume(name: string): string;
  /** Runs a service to its end, which has to succeed; returns its output. */
  run(service: Service): Promise<string>;
  /** Starts a service and waits until its own HEALTHCHECK, or its output, shows that it is healthy. */
  start(service: Service, sign?: string): Promise<void>;
  /** Stops the service that was started last, with its image's stop signal. */
  stopLast(): Promise<string | undefined>;
  /** Ends everything and removes the file systems. */
  remove(): void;
}

const timeoutMs = 90_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, 300));

export function createFleet(folder: string): ImageFleet {
  const mounted = new Map<string, { config: ImageConfig; root: string; remove(): void }>();
  const started: { name: string; process: Running }[] = [];
  const mountOf = ({ image }: Service) => {
    const known = mounted.get(image) ?? { config: configOf(image), ...mountImage(image) };
    mounted.set(image, known);
    return known;
  };
  const volume = (name: string) => path.join(folder, name);
  const prepare = (service: Service): Runnable => {
    const { config, root } = mountOf(service);
    const volumes = service.volumes.map((mount) => {
      const [name = '', ...rest] = mount.split(':');
      const isNew = mkdirSync(volume(name), { recursive: true }) !== undefined;
      const [user = 0, group = 0] = config.User.split(':').map(Number);
      // An empty volume takes its owner from the image, which is the image's user (images.test.ts).
      if (isNew) chownSync(volume(name), user, group);
      return [volume(name), ...rest].join(':');
    });
    return { config, root, env: service.environment, volumes };
  };
  return {
    root: (service) => mountOf(service).root,
    volume,
    async run(service) {
      const process = start(prepare(service));
      assert.equal(await process.ended, 0, `${service.name} failed:\n${process.log()}`);
      return process.log();
    },
    async start(service, sign) {
      const runnable = prepare(service);
      const process = start(runnable);
      started.push({ name: service.name, process });
      let hasEnded = false;
      void process.ended.then(() => {
        hasEnded = true;
      });
      const deadline = Date.now() + timeoutMs;
      while (!(sign === undefined ? await isWell(runnable) : process.log().includes(sign))) {
        assert(!hasEnded && Date.now() < deadline, `${service.name} is not well:\n${process.log()}`);
        await pause();
      }
    },
    async stopLast() {
      const last = started.pop();
      if (last === undefined) return undefined;
      assert.equal(await last.process.stop(), 0, `${last.name} does not end well:\n${last.process.log()}`);
      return last.name;
    },
    remove() {
      for (const { process } of started) process.kill();
      for (const { remove } of mounted.values()) remove();
    },
  };
}
