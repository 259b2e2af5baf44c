import { page, reloadPageSoon } from './reloadPage';

test('reloads the page after a second, not before', () => {
  jest.useFakeTimers();
  const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
  reloadPageSoon();
  jest.advanceTimersByTime(999);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
