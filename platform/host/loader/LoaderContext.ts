import { createContext, useContext } from 'react';
import type { Loader } from './loader';
import { pageLoader } from './pageLoader';

/** The loader that components use: the page's own, or one made by a test. */
export const LoaderContext = createContext<Loader>(pageLoader);

/** See {@link LoaderContext}. */
export const useLoader = (): Loader => useContext(LoaderContext);
