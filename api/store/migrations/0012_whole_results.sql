CREATE TABLE `whole_results` (
	`conversation_id` text NOT NULL,
	`tool_use_id` text NOT NULL,
	`content_type` text NOT NULL,
	`size` integer NOT NULL,
	`content` blob NOT NULL,
	PRIMARY KEY(`conversation_id`, `tool_use_id`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
