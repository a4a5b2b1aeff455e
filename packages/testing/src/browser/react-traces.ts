// Turns off the traces that React's development build records for developer tools, a sixth of a test's time: a stack for
// each element, and the duration of each render. React's warnings remain. Import it before React.
for (const trace of ['timeStamp', 'createTask']) Reflect.deleteProperty(console, trace)
const react: object = await import('react')
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
// React records no stack while this count is above its limit
Object.defineProperty(Reflect.get(react, internals), 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
})

export {}
