// Development: an exposed module, which exports more than a component, accepts its own updates.
module.exports = function accept(source, map) {
  this.callback(null, `${source}\nimport.meta.webpackHot.accept();\n`, map);
};
