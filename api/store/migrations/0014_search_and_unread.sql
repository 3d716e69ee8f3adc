CREATE TABLE `search_texts` (
	`id` integer PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`words` text NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `search_texts_by_conversation` ON `search_texts` (`conversation_id`);--> statement-breakpoint
ALTER TABLE `conversations` ADD `searched_until` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `conversations` ADD `read_event_id` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `conversations` ADD `unread` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `conversations` ADD `delete_at_ms` integer;--> statement-breakpoint
CREATE INDEX `conversations_to_delete` ON `conversations` (`delete_at_ms`) WHERE delete_at_ms IS NOT NULL;--> statement-breakpoint
CREATE VIRTUAL TABLE `search_index` USING fts5(`words`, content='search_texts', content_rowid='id', tokenize='ascii');--> statement-breakpoint
INSERT INTO `search_index` (`search_index`, `rank`) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE TRIGGER `search_texts_added` AFTER INSERT ON `search_texts` BEGIN
	INSERT INTO `search_index` (`rowid`, `words`) VALUES (new.`id`, new.`words`);
END;--> statement-breakpoint
CREATE TRIGGER `search_texts_removed` AFTER DELETE ON `search_texts` BEGIN
	INSERT INTO `search_index` (`search_index`, `rowid`, `words`) VALUES ('delete', old.`id`, old.`words`);
END;
