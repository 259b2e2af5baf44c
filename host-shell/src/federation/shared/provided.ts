// A package is provided to remotes only if it is part of the host's own graph: these are what the host itself does not use.
import '@reduxjs/toolkit';
import '@reduxjs/toolkit/query/react';
import 'react-redux';
