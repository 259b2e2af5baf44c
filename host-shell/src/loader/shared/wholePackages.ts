/**
 * The packages of which the page begins with the names in this folder's other files, each with all of its names. Those that
 * are on the page already stay the only ones of their kind: the build splits the packages' modules and loads the rest.
 */
export const wholePackages = {
  'react-router-dom': () =>
    import(/* webpackChunkName: "react-router" */ '../router/wholeRouter').then(({ wholeRouter }) => wholeRouter),
  'react-redux': () => import(/* webpackChunkName: "react-redux" */ 'react-redux'),
  '@reduxjs/toolkit': () => import(/* webpackChunkName: "redux-toolkit" */ '@reduxjs/toolkit'),
  '@reduxjs/toolkit/query/react': () => import(/* webpackChunkName: "redux-query" */ '@reduxjs/toolkit/query/react'),
  'styled-components': () => import(/* webpackChunkName: "styled-components" */ 'styled-components'),
};
