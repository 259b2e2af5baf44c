import { byId } from '../../browser/dom';

/** Makes one of the console's calls; they are same-origin, so the browser allows them. */
export async function call<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(`/__sandbox/${path}`, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { message?: string };
  if (!response.ok) throw new Error(answer.message ?? `The sandbox answered ${response.status}.`);
  return answer as Answer;
}

/** What a field holds. */
export const textOf = (id: string) => (byId(id) as HTMLInputElement | HTMLSelectElement).value.trim();
export const numberOf = (id: string) => (textOf(id) === '' ? undefined : Number(textOf(id)));
