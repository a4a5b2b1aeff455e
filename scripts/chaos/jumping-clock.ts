// Loaded before a server (`node --import`): its clock jumps when the parent process says so.
const machine = Date.now
let ahead = 0
Date.now = () => machine() + ahead
process.on('message', (message: { readonly clockAhead?: number }) => {
  ahead = message.clockAhead ?? ahead
})
// a server that stops must not wait for its parent
process.channel?.unref()
