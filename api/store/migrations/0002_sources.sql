CREATE TABLE `sources` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`url` text NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sources_by_conversation` ON `sources` (`conversation_id`);--> statement-breakpoint
INSERT OR IGNORE INTO `sources` (`id`, `conversation_id`, `url`)
SELECT json_extract(source.value, '$.id'), events.conversation_id, json_extract(source.value, '$.url')
FROM events, json_each(events.body, '$.content_block.artifact.sources') AS source
WHERE events.type = 'content_block_start'
  AND json_type(events.body, '$.content_block.artifact.sources') = 'array'
  AND json_type(source.value, '$.id') = 'text'
  AND json_extract(source.value, '$.url') LIKE 'http%';
