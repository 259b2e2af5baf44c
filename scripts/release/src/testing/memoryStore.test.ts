import { openMemoryStore } from './memoryStore';
import { testStore } from './storeContract';

testStore('memory', () => openMemoryStore());
