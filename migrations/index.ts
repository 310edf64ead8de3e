import * as migration_20261121_052716_initial from './20261121_052716_initial';
import * as migration_20261121_052718_reference_sequences from './20261121_052718_reference_sequences';
import * as migration_20261121_070749_redirects from './20261121_070749_redirects';

export const migrations = [
  {
    up: migration_20261121_052716_initial.up,
    down: migration_20261121_052716_initial.down,
    name: '20261121_052716_initial',
  },
  {
    up: migration_20261121_052718_reference_sequences.up,
    down: migration_20261121_052718_reference_sequences.down,
    name: '20261121_052718_reference_sequences',
  },
  {
    up: migration_20261121_070749_redirects.up,
    down: migration_20261121_070749_redirects.down,
    name: '20261121_070749_redirects'
  },
];
