import { initialsOf } from './initials'

describe('the initials of a name', () => {
  it.each([
    ['Elise Vermeulen', 'EV'],
    ['An en Pieter', 'AP'],
    ['Marc P.', 'MP'],
    ['Jeroen', 'J'],
    ['  élodie  de  Backer ', 'ÉB'],
    ['أحمد بن سعيد', 'أس'],
    ['(kantoor) 7', '7'],
    ['🏡 An Maes 🌳', 'AM'],
    ['Wolfeschlegelsteinhausenbergerdorff '.repeat(3), 'WW'],
    ['…', ''],
    ['', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
