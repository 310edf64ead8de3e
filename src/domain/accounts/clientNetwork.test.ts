import { expect, it } from '@jest/globals'

import { clientNetworkOf } from './clientNetwork'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  // The zeros of the network are left out as well: each of these is the same customer.
  ['2001:db8::1:2:3:4', '2001:db8:0:0'],
  ['2001:DB8:0000::5:2:3:4', '2001:db8:0:0'],
  ['2001:db8:0:0:ffff::', '2001:db8:0:0'],
  ['2001:db8:7::1', '2001:db8:7:0'],
  ['::1', '0:0:0:0'],
])('the network of %s is %s', (address, network) => {
  expect(clientNetworkOf(address)).toBe(network)
})
