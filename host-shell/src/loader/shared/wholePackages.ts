/**
 * Loads the whole packages of which pages start with the exports in this folder's other files. Modules that are on the
 * page already are not duplicated: the build splits the packages' modules and loads only the rest.
 */
export const wholePackages = {
  'react-router-dom': () =>
    import(/* webpackChunkName: "react-router" */ '../router/wholeRouter').then(({ wholeRouter }) => wholeRouter),
  'react-redux': () => import(/* webpackChunkName: "react-redux" */ 'react-redux'),
  '@reduxjs/toolkit': () => import(/* webpackChunkName: "redux-toolkit" */ '@reduxjs/toolkit'),
  '@reduxjs/toolkit/query/react': () => import(/* webpackChunkName: "redux-query" */ '@reduxjs/toolkit/query/react'),
  'styled-components': () => import(/* webpackChunkName: "styled-components" */ 'styled-components'),
};
