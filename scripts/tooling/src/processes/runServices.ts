import pc from 'picocolors';
import { type Service, type ServiceDefinition, startServices } from './supervisor';

/** Starts services in parallel, and says when one of them ends by itself. */
export async function runServices(definitions: readonly ServiceDefinition[]): Promise<readonly Service[]> {
  const services = await startServices(definitions);
  return services.map((service) => {
    let isStopping = false;
    void service.ended.then((reason) => {
      if (!isStopping) console.log(pc.yellow(`${service.name} has ended (${reason}); the rest goes on without it.`));
    });
    const stop = () => {
      isStopping = true;
      return service.stop();
    };
    return { ...service, stop };
  });
}
